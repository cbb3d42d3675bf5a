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
    access: 'member',
    output: profileSchema,
    handle: (ctx, request) => updateProfile(ctx, parseBody(updateProfileSchema, request)),
  });
  restRoute(app, {
    method: 'DELETE',
    url: '/user/photo',
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
    access: 'member',
    output: profileSchema,
    handle: async (ctx, request, reply) => {
      const parseUrl = () => parseBody(photoUrlSchema, request).url;
      return receivePhoto(ctx, { request, reply, field: 'photo', parseUrl }, ({ photo }) =>
        setPhoto(ctx, photo),
      );
    },
  });
}
