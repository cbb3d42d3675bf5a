import type { Profile } from '@pbr/schemas/account/profile';
import { sessionUser } from '../session/session.examples.ts';

export const profile: Profile = {
  ...sessionUser,
  whatsapp: '999 123 4567',
  website: 'https://elenacanul.mx',
  bio: 'Casas del Centro de Mérida.',
  city: 'Mérida',
  state: 'Yucatán',
  version: 4,
};
