import type { Agent } from '@pbr/schemas/agent/read';
import { profile } from '../accounts/account.examples.ts';

const {
  role: _role,
  version: _version,
  isActive: _isActive,
  createdAt: _createdAt,
  updatedAt: _updatedAt,
  ...asAgent
} = profile;
export const agent: Agent = { ...asAgent, listings: 12 };
