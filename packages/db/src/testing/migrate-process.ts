// A process for drills: brings the database at a URL up to a level, as a release with so many migrations would.
import { migrateToLevel } from '../migration-level.ts';

const [, , url = '', level = ''] = process.argv;
await migrateToLevel(url, Number(level));
