import type { Advice, Position } from '../report/problem.ts';
import type { TableSettings } from '../table/table.ts';

/** Stops the whole import; its message is for the person who imports. */
export class ImportError extends Error {
  override readonly name: string = 'ImportError';
}

/** Refuses a file for one of its settings, or because it lacks one. */
export class SettingError extends ImportError {
  readonly setting: keyof TableSettings;
  /** The value with which the file can be read. */
  readonly suggestion: string | undefined;

  constructor(setting: keyof TableSettings, message: string, suggestion?: string) {
    super(message);
    this.setting = setting;
    this.suggestion = suggestion;
  }
}

/** Refuses a value, and with it the row unless the map lets the value be empty; the import goes on. */
export class RowRefusal extends Error {
  override readonly name = 'RowRefusal';
  /** The text that was not understood. */
  readonly value: string;
  readonly advice: Advice | undefined;
  position: Position | undefined;

  constructor(message: string, value: string, advice?: Advice) {
    super(message);
    this.value = value;
    this.advice = advice;
  }
}
