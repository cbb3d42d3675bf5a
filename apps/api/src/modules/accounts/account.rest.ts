import { photoUrlSchema, profileSchema, updateProfileSchema } from '@pbr/schemas/account/profile';
import { sessionUserSchema } from '@pbr/schemas/account/user';
import { preconditionOf, tagged } from '../../rest/precondition.ts';
import { parseBody, type RestApp, type RestRequest, restRoute } from '../../rest/rest.ts';
import { acceptPhotos, receivePhoto } from '../../rest/upload.ts';
import { getProfile } from './profile/get-profile.ts';
import { removePhoto } from './profile/remove-photo.ts';
import { setPhoto } from './profile/set-photo.ts';
import { updateProfile } from './profile/update-profile.ts';

/** The precondition on the own account, as `GET /api/user` or the last write answered it. */
const asRead = (request: RestRequest) =>
  preconditionOf(request, [sessionUserSchema, getProfile], [profileSchema, getProfile]);

export async function accountRest(app: RestApp): Promise<void> {
  restRoute(app, {
    method: 'PATCH',
    url: '/user',
    about: {
      name: 'updateUser',
      tag: 'Cuenta',
      summary: 'Cambiar el perfil propio',
      description: 'Lo que no se manda queda como está; null o una cadena vacía lo borran.',
      reads: ['If-Match'],
      isTagged: true,
    },
    access: 'member',
    body: updateProfileSchema,
    output: profileSchema,
    handle: async (ctx, request, reply, { body }) =>
      tagged(reply, profileSchema, await updateProfile(ctx, body, asRead(request))),
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
      reads: ['If-Match'],
      isTagged: true,
      photo: { json: 'url', form: 'photo' },
    },
    access: 'member',
    form: photoUrlSchema,
    output: profileSchema,
    handle: async (ctx, request, reply) => {
      const parseUrl = () => parseBody(photoUrlSchema, request).url;
      const profile = await receivePhoto(
        ctx,
        { request, reply, field: 'photo', parseUrl },
        ({ photo }) => setPhoto(ctx, photo, asRead(request)),
      );
      return tagged(reply, profileSchema, profile);
    },
  });
}
