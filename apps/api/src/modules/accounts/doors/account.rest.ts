import { profileSchema } from '@pbr/schemas/account/profile';
import type { FastifyInstance } from 'fastify';
import { restCall } from '../../../rest/call.ts';
import { nameAnswer } from '../../../rest/openapi/named-answers.ts';
import { acceptPhotos } from '../../../rest/upload.ts';
import { profile } from '../account.examples.ts';
import { profileChangeWords, profileWords } from '../account.words.ts';
import { removePhoto, setPhoto } from '../profile/profile-photo.ts';
import { updateProfile } from '../profile/update-profile.ts';

nameAnswer('Profile', profileSchema, profile, profileWords);

const tag = 'Cuenta';

export async function accountRest(app: FastifyInstance): Promise<void> {
  restCall(app, 'PATCH /user', updateProfile, {
    name: 'updateUser',
    tag,
    summary: 'Cambiar el perfil propio',
    description: 'Lo que no se manda queda como está; null o una cadena vacía lo borran.',
    body: 'ProfileChange',
    says: profileChangeWords,
    reads: ['If-Match'],
    isVersioned: true,
  });
  restCall(app, 'DELETE /user/photo', removePhoto, {
    name: 'deleteUserPhoto',
    tag,
    summary: 'Quitar la foto propia',
    description: 'Sin foto no pasa nada.',
    status: 204,
  });
  await app.register(uploads);
}

async function uploads(app: FastifyInstance): Promise<void> {
  await acceptPhotos(app);
  restCall(app, 'PUT /user/photo', setPhoto, {
    name: 'setUserPhoto',
    tag,
    summary: 'Cambiar la foto propia',
    description:
      'Se manda como formulario; queda un cuadrado de 400 píxeles de su centro. También se acepta JSON con la foto como URL de datos: `{"url": "data:image/jpeg;base64,…"}`.',
    reads: ['If-Match'],
    isVersioned: true,
    takesPhoto: true,
  });
}
