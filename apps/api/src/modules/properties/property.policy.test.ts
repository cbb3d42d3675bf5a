import { expect, test } from 'vitest';
import { admin, member, visitor } from '../../testing/context.ts';
import {
  canEditProperty,
  canSeeInquiries,
  canSeeProperty,
  canSeeShare,
} from './property.policy.ts';

const OWNER = 'owner';
const AGENT = 'agent';
const FORMER = 'former';
const actors = {
  visitor,
  stranger: member('x'),
  owner: member(OWNER),
  agent: member(AGENT),
  former: member(FORMER),
  admin: admin('y'),
};
const activeShare = { agentId: AGENT, isActive: true };
const endedShare = { agentId: FORMER, isActive: false };
const externalShare = { agentId: null, isActive: true };
const listing = {
  ownerId: OWNER,
  isDraft: false,
  commissionShares: [activeShare, endedShare, externalShare],
};

const who = (rule: (actor: (typeof actors)[keyof typeof actors]) => boolean) =>
  Object.entries(actors)
    .filter(([, actor]) => rule(actor))
    .map(([name]) => name);

test('everybody may see an active listing', () => {
  expect(who((actor) => canSeeProperty(actor, { ...listing, isActive: true }))).toEqual(
    Object.keys(actors),
  );
});

test('owner, admins and agents with a share may see a paused one', () => {
  expect(who((actor) => canSeeProperty(actor, { ...listing, isActive: false }))).toEqual([
    'owner',
    'agent',
    'admin',
  ]);
});

test('owner and admins alone may see a draft', () => {
  const draft = { ...listing, isActive: false, isDraft: true };
  expect(who((actor) => canSeeProperty(actor, draft))).toEqual(['owner', 'admin']);
});

test('only its owner and admins may change it and read its inquiries', () => {
  expect(who((actor) => canEditProperty(actor, listing))).toEqual(['owner', 'admin']);
  expect(who((actor) => canSeeInquiries(actor, listing))).toEqual(['owner', 'admin']);
});

test('an agent sees only their own active share', () => {
  expect(who((actor) => canSeeShare(actor, listing, activeShare))).toEqual([
    'owner',
    'agent',
    'admin',
  ]);
  expect(who((actor) => canSeeShare(actor, listing, endedShare))).toEqual(['owner', 'admin']);
  expect(who((actor) => canSeeShare(actor, listing, externalShare))).toEqual(['owner', 'admin']);
});
