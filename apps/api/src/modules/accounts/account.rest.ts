import { photoUrlSchema, profileSchema, updateProfileSchema } from '@pbr/schemas/profile';
import { parseBody, type RestApp, restRoute } from '../../lib/rest.ts';
import { acceptPhotos, receivePhoto } from '../../lib/rest-upload.ts';
import { removePhoto } from './remove-photo.ts';
import { setPhoto } from './set-photo.ts';
import { updateProfile } from './update-profile.ts';

export async function accountRest(app: RestApp): Promise<void> {
  restRoute(app, {
    method: 'PATCH',
    url: '/user',
    about: {
      name: 'updateUser',
      tag: 'Cuenta',
      summary: 'Cambiar el perfil propio',
      description: 'Lo que no se manda queda como está; null o una cadena vacía lo borran.',
    },
    access: 'member',
    body: updateProfileSchema,
    output: profileSchema,
    handle: (ctx, _request, _reply, { body }) => updateProfile(ctx, body),
  });
  restRoute(app, {
    method: 'DELETE',
    url: '/user/photo',
    about: {
      name: 'deleteUserPhoto',
      tag: 'Cuenta',
      summary: 'Quitar la foto propia',
    },
    access: 'member',
    status: 204,
    output: profileSchema,
    handle: (ctx) => removePhoto(ctx),
  });
  await app.register(photoRest);
}

async function photoRest(app: RestApp): Promise<void> {
  await acceptPhotos(app);
  restRoute(app, {
    method: 'PUT',
    url: '/user/photo',
    about: {
      name: 'setUserPhoto',
      tag: 'Cuenta',
      summary: 'Cambiar la foto propia',
      photo: { json: 'url', form: 'photo' },
    },
    access: 'member',
    form: photoUrlSchema,
    output: profileSchema,
    handle: async (ctx, request, reply) => {
      const parseUrl = () => parseBody(photoUrlSchema, request).url;
      return receivePhoto(ctx, { request, reply, field: 'photo', parseUrl }, ({ photo }) =>
        setPhoto(ctx, photo),
      );
    },
  });
}
