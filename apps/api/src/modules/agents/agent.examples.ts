import type { Agent } from '@pbr/schemas/agent/read';
import { profile } from '../accounts/account.examples.ts';

const { role: _role, version: _version, ...asAgent } = profile;
export const agent: Agent = { ...asAgent, listings: 12 };
