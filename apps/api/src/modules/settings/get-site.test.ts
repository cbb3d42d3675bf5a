import { companySchema, siteSchema } from '@pbr/schemas/settings/settings';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { testContext } from '../../testing/context.ts';
import { databaseSuite } from '../../testing/suite.ts';
import { defaultCompany } from './default-settings.ts';
import { ensureDefaultSettings } from './ensure-default-settings.ts';
import { getPublicSite, getSite } from './get-site.ts';

const t = await databaseSuite();
beforeEach(async () => {
  await t.db.execute(sql`delete from settings`);
});

const store = (key: string, value: unknown) =>
  t.db.execute(
    sql`insert into settings (key, value) values (${key}, ${JSON.stringify(value)}::text::jsonb)`,
  );

describe('the site', () => {
  it('has valid company facts to start with', () => {
    expect(z.parse(companySchema, defaultCompany)).toEqual(defaultCompany);
  });

  it('shows the first company facts and no rate while nothing is stored', async () => {
    expect(await getSite(testContext(t.db))).toEqual({ company: defaultCompany, usdMxnRate: null });
  });

  it('shows the stored values, in the shape of the contract', async () => {
    await ensureDefaultSettings(t.db);
    await store('usdMxnRate', { rate: '18.4321', date: '2026-11-20' });
    const site = await getSite(testContext(t.db));
    expect(z.parse(siteSchema, site)).toEqual(site);
    expect(site.usdMxnRate).toEqual({ rate: '18.4321', date: '2026-11-20' });
  });

  it('tells where the streets of the maps are', async () => {
    const mapTiles = '/assets/map-1-2.pmtiles';
    const site = await getPublicSite(testContext(t.db, { mapTiles }));
    expect(site).toEqual({ company: defaultCompany, usdMxnRate: null, mapTiles });
  });

  it('survives settings that were damaged by hand', async () => {
    await store('company', { name: 'Casi' });
    await store('usdMxnRate', { rate: 'mucho', date: 'ayer' });
    expect(await getSite(testContext(t.db))).toEqual({ company: defaultCompany, usdMxnRate: null });
  });
});

describe('the first company facts', () => {
  it('are stored once and never replace those of an admin', async () => {
    const edited = { ...defaultCompany, name: 'Inmobiliaria de prueba' };
    await store('company', edited);
    await ensureDefaultSettings(t.db);
    expect((await getSite(testContext(t.db))).company.name).toBe('Inmobiliaria de prueba');
  });

  it('can be ensured twice', async () => {
    await ensureDefaultSettings(t.db);
    await ensureDefaultSettings(t.db);
    expect((await getSite(testContext(t.db))).company).toEqual(defaultCompany);
  });
});
