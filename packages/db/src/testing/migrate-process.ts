// A process for drills: brings the database at an address up to a level, as a release with so many migrations would.
import { migrateToLevel } from '../migration-level.ts';

const [, , address = '', level = ''] = process.argv;
await migrateToLevel(address, Number(level));
