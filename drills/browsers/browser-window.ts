import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { expect } from '@playwright/test';
import { hasStarted } from '@pbr/e2e/fixtures/browser/started';
import { clickAt, type Driver, pressedWithControl, typed } from './driver.ts';
import { type Aim, makeTools, type Target, type Tools } from './in-page.ts';

const PATIENCE = { timeout: 30_000, intervals: [50, 100, 200] };

const library = readFile(
  createRequire(import.meta.url).resolve(
    '@testing-library/dom/dist/@testing-library/dom.umd.min.js',
  ),
  'utf8',
);

/** One person's browser window, used as a person does: by what it shows, with mouse and keyboard. */
export class BrowserWindow {
  private readonly driver: Driver;
  private readonly origin: string;

  constructor(driver: Driver, origin: string) {
    this.driver = driver;
    this.origin = origin;
  }

  /** Opens a page and waits until it answers clicks. */
  async goTo(path: string): Promise<void> {
    await this.driver.goTo(this.origin + path);
    await this.evaluate(() => dispatchEvent(new Event('pointerdown')));
    await this.until(() => this.evaluate(hasStarted), true, `${path} has started`);
  }

  async path(): Promise<string> {
    return this.evaluate(() => location.pathname + location.search);
  }

  async expectPath(path: string): Promise<void> {
    await this.until(() => this.path(), path, 'the URL');
  }

  async sees(target: Target): Promise<void> {
    await this.until(() => this.tool('look', target), 'seen', source(target));
  }

  async doesNotSee(target: Target): Promise<void> {
    await this.until(() => this.tool('look', target), 'not on the page', source(target));
  }

  async click(target: Target): Promise<void> {
    const { x, y } = await this.aim(target);
    await this.driver.perform([clickAt(x, y)]);
  }

  async write(target: Target, text: string): Promise<void> {
    await this.click(target);
    await this.driver.perform([typed(text)]);
  }

  /** Types over what the field holds. */
  async replace(target: Target, text: string): Promise<void> {
    await this.click(target);
    await this.driver.perform([pressedWithControl('a')]);
    await this.driver.perform([typed(text)]);
  }

  /** Chooses an option as the keyboard does, by its first letters. A number in brackets may follow it. */
  async choose(target: Target, option: string): Promise<void> {
    await this.sees(target);
    await expect(async () => {
      await this.tool('select', target);
      await this.driver.perform([typed(option)]);
      const chosen = await this.tool('select', target);
      expect(chosen.replace(/ \([\d,]+\)$/u, '')).toBe(option);
    }, source(target)).toPass({ ...PATIENCE, intervals: [1500] });
  }

  /** Gives files to a file field, which may be hidden behind a button. */
  async attach(target: Target, files: readonly string[]): Promise<void> {
    await this.driver.attach(`${await this.tools()}.all(${source(target)})[0]`, files);
  }

  /** The URL, the text and the typed values, for the report of a failed test. */
  async content(): Promise<string> {
    return this.evaluate(() => {
      const fields = document.querySelectorAll('input, select, textarea');
      const values = [...fields].map(
        (field) => `${field.id}: ${(field as HTMLInputElement).value}`,
      );
      return [location.href, ...values, document.body.innerText].join('\n');
    });
  }

  async evaluate<Result, Arg>(run: (arg: Arg) => Result, arg?: Arg): Promise<Result> {
    return this.value(`(${String(run)})(${source(arg)})`);
  }

  /** Waits until the element rests where a pointer hits it. */
  private async aim(target: Target): Promise<{ x: number; y: number }> {
    let last = { x: Number.NaN, y: Number.NaN };
    await expect(async () => {
      const aim: Aim = await this.tool('aim', target);
      if ('problem' in aim) throw new Error(aim.problem);
      const moved = Math.hypot(aim.x - last.x, aim.y - last.y);
      last = aim;
      // Scrolling may round to the pixel on either side.
      expect(moved, 'it moves').toBeLessThan(2);
    }, source(target)).toPass(PATIENCE);
    return last;
  }

  private async until<Value extends string | boolean>(
    read: () => Promise<Value>,
    wanted: Value,
    message: string,
  ): Promise<void> {
    const look = async () => expect<string | boolean>(await read()).toBe(wanted);
    await expect(look, message).toPass(PATIENCE);
  }

  private async tool<Name extends keyof Tools>(
    name: Name,
    target: Target,
  ): Promise<Exclude<ReturnType<Tools[Name]>, HTMLElement>> {
    return this.value(`${await this.tools()}.${name}(${source(target)})`);
  }

  /** Every document gets the tools when they are first needed. */
  private async tools(): Promise<string> {
    if (!(await this.value<boolean>('"pbrTools" in globalThis'))) {
      await this.value(`(() => {${await library}\n})()`);
      await this.value(`void (globalThis.pbrTools = (${String(makeTools)})(TestingLibraryDom))`);
    }
    return 'pbrTools';
  }

  private async value<Result>(expression: string): Promise<Result> {
    const text = await this.driver.evaluate(`JSON.stringify({ value: ${expression} })`);
    return (JSON.parse(text) as { value: Result }).value;
  }
}

/** The value as JavaScript text; a regular expression stays one. */
function source(value: unknown): string {
  if (value instanceof RegExp) return String(value);
  if (Array.isArray(value)) return `[${value.map(source).join()}]`;
  if (typeof value === 'object' && value !== null)
    return `{${Object.entries(value)
      .map(([key, part]) => `${JSON.stringify(key)}:${source(part)}`)
      .join()}}`;
  return JSON.stringify(value) ?? 'undefined';
}
