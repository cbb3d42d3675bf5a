import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { SHARE_ACCEPTANCES, SHARE_EVENTS } from '@pbr/schemas/commission/values';
import { shareFormSchema } from '@pbr/schemas/commission/share';
import { answerFormSchema } from '@pbr/schemas/inquiry/inbox';
import { INQUIRY_STATUSES } from '@pbr/schemas/inquiry/values';
import { inquiryFormSchema } from '@pbr/schemas/inquiry/write';
import { updateProfileSchema } from '@pbr/schemas/account/profile';
import { draftWriteSchema, propertyWriteSchema } from '@pbr/schemas/property/write';
import { DEAL_STATUSES, IMAGE_CATEGORIES } from '@pbr/schemas/property/values';
import {
  contactFormSchema,
  legalFormSchema,
  valuationFormSchema,
} from '@pbr/schemas/service-request/form';
import { companySchema, usdMxnRateSchema } from '@pbr/schemas/settings/settings';
import { emailSchema } from '@pbr/schemas/email';
import { ROLES } from '@pbr/schemas/account/values';
import * as z from 'zod/mini';

/** Hours before now, so that the demo never looks old. */
const hoursAgo = z.number().check(z.gte(0));
/** The name of a person or a listing inside the demo; its id is derived from it. */
const key = z.string().check(z.regex(/^[a-z0-9-]+$/u));

const answer = z.extend(answerFormSchema, { hoursLater: z.number().check(z.gte(0)) });
const thread = { hoursAgo, status: z.enum(INQUIRY_STATUSES), answer: z.optional(answer) };

const person = z.extend(
  z.required(z.omit(updateProfileSchema, { whatsapp: true, website: true })),
  {
    key,
    email: emailSchema,
    role: z.enum(ROLES),
    isAgent: z.boolean(),
    /** The folder of the storage that holds the person's face. */
    portrait: z.string(),
    hoursAgo,
  },
);

/** Pictures by the names that listings use for them. The files lie in `uploads/{storageKey}`. */
const pictures = z.record(
  z.string(),
  z.strictObject({
    storageKey: z.string(),
    width: z.int(),
    height: z.int(),
    category: z.enum(IMAGE_CATEGORIES),
    placeholder: z.string(),
  }),
);

const draft = z.strictObject({
  key,
  agent: key,
  hoursAgo,
  property: draftWriteSchema,
  /** Names of pictures; the first one is the primary one. */
  photos: z.array(z.string()),
});

/** The form of a listing, with its description as a list of paragraphs. */
const withParagraphs = z.looseObject({
  description: z.pipe(
    z.array(z.string()),
    z.transform((paragraphs) => paragraphs.join('\n\n')),
  ),
});

const listing = z.extend(draft, {
  /** Days after now, so that the day never looks old. */
  availableInDays: z.optional(z.int()),
  isActive: z.optional(z.boolean()),
  dealStatus: z.optional(z.enum(DEAL_STATUSES)),
  property: z.pipe(withParagraphs, propertyWriteSchema),
});

const inquiry = z.extend(z.omit(inquiryFormSchema, { company: true }), {
  listing: key,
  ...thread,
});

const serviceRequestThread = {
  /** The admin who takes care of it. */
  assignee: z.optional(key),
  ...thread,
};
const serviceRequest = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('contact'), form: contactFormSchema, ...serviceRequestThread }),
  z.strictObject({
    kind: z.literal('valuation'),
    form: valuationFormSchema,
    ...serviceRequestThread,
  }),
  z.strictObject({ kind: z.literal('legal'), form: legalFormSchema, ...serviceRequestThread }),
]);

const share = z.strictObject({
  listing: key,
  /** The values of the share's form, but `agentId` is the key of a person. */
  terms: shareFormSchema,
  acceptance: z.enum(SHARE_ACCEPTANCES),
  isActive: z.boolean(),
  hoursAgo,
  /** Steps without `by` were taken by the agent from outside. */
  history: z.array(z.strictObject({ event: z.enum(SHARE_EVENTS), hoursAgo, by: z.optional(key) })),
});

/** The schemas of the demo's files, by file name without `.json`. */
const files = {
  settings: z.strictObject({
    social: companySchema.shape.social,
    usdMxnRate: z.extend(z.omit(usdMxnRateSchema, { date: true }), { hoursAgo }),
  }),
  people: z.array(person),
  pictures,
  listings: z.array(listing),
  drafts: z.array(draft),
  inquiries: z.array(inquiry),
  'service-requests': z.array(serviceRequest),
  shares: z.array(share),
};
const demoSchema = z.object(files);
export type Demo = z.output<typeof demoSchema>;

/** Reads the folder of the demo and refuses any data that the portal would refuse from a user. */
export async function readDemo(folder: string): Promise<Demo> {
  const read = Object.keys(files).map(async (name) => {
    const text = await readFile(path.join(folder, `${name}.json`), 'utf8');
    return [name, JSON.parse(text)] as const;
  });
  return z.parse(demoSchema, Object.fromEntries(await Promise.all(read)));
}
