// Prints every mail of the portal as JSON, for the command that takes their pictures.
import { sampleMails } from './sample-mails.ts';

process.stdout.write(JSON.stringify(sampleMails()));
