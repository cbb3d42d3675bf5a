import sharp from 'sharp';
import { startPortal } from '@pbr/e2e/fixtures/portal/own-portal';
import { accept, expect, newEmail, PASSWORD, test } from '@pbr/e2e/fixtures/portal/promise-test';
import { UploadDrill } from './fixtures/upload-drill.ts';
import { Visitor } from '@pbr/e2e/fixtures/portal/visitor';

const ROUNDS = 200;
const SEED = Number(process.env['PBR_SEED'] ?? Date.now() % 1_000_000);

test(`R1 in ${ROUNDS} rounds of double submits, aborts and kills nothing acknowledged is lost, and nothing is half done`, async () => {
  test.setTimeout(ROUNDS * 30_000);
  const portal = await startPortal();
  try {
    const admin = await accept(portal, await portal.createAdmin(newEmail()));
    const agent = new Visitor(portal);
    await agent.rest('POST', '/api/login', { body: { email: admin.email, password: PASSWORD } });
    const drill = new UploadDrill({ portal, agent, photos: await photos(), seed: SEED });
    const start = performance.now();
    for (let round = 1; round <= ROUNDS; round += 1)
      expect({ round, seed: SEED, faults: await drill.round(round) }).toMatchObject({ faults: [] });
    await expect.poll(await drill.sweep(), { timeout: 60_000 }).toEqual([]);
    const seconds = Math.round((performance.now() - start) / 1000);
    const figures = { rounds: ROUNDS, seed: SEED, seconds, ...drill.count };
    test.info().annotations.push({ type: 'measured', description: JSON.stringify(figures) });
    process.stdout.write(`${JSON.stringify(figures)}\n`);
  } finally {
    await portal.remove();
  }
});

/** Small and large photos, so that kills hit every step of an upload. */
const photos = () =>
  Promise.all(
    [60, 300, 700, 1200, 1600, 90, 400, 1000].map(async (width, n) =>
      sharp({
        create: { width, height: width, channels: 3, background: { r: 30 * n, g: 90, b: 9 } },
      })
        .jpeg()
        .toBuffer(),
    ),
  );
