import { photoUrlSchema } from '@pbr/schemas/profile';
import { deletedImageSchema, imagesSchema, uploadedImageSchema } from '@pbr/schemas/property-image';
import { parseBody, pathId, pathIds, type RestApp, restRoute } from '../../lib/rest.ts';
import { acceptPhotos, receivePhoto } from '../../lib/rest-upload.ts';
import { addImage } from './add-image.ts';
import { checkCanEdit } from './change-property.ts';
import { deleteImage } from './delete-image.ts';
import { setImages } from './set-images.ts';

export async function propertyImageRest(app: RestApp): Promise<void> {
  restRoute(app, {
    method: 'PUT',
    url: '/properties/:id/images',
    access: 'member',
    names: { row: 'property', needs: 'edit' },
    output: imagesSchema,
    handle: (ctx, request) => setImages(ctx, { id: pathId(request), form: request.body }),
  });
  restRoute(app, {
    method: 'DELETE',
    url: '/properties/:id/images/:imageId',
    access: 'member',
    names: { row: 'image', needs: 'edit' },
    status: 204,
    output: deletedImageSchema,
    handle: (ctx, request) => deleteImage(ctx, pathIds(request)),
  });
  await app.register(uploads);
}

async function uploads(app: RestApp): Promise<void> {
  await acceptPhotos(app);
  restRoute(app, {
    method: 'POST',
    url: '/properties/:id/images',
    access: 'member',
    names: { row: 'property', needs: 'edit' },
    admit: (ctx, request) => checkCanEdit(ctx, pathId(request)),
    output: uploadedImageSchema,
    handle: async (ctx, request, reply) => {
      const parseUrl = () => parseBody(photoUrlSchema, request).url;
      return receivePhoto(ctx, { request, reply, field: 'photo', parseUrl }, ({ photo, form }) =>
        addImage(ctx, { id: pathId(request), sent: photo, form }),
      );
    },
    status: ({ isNew }) => (isNew ? 201 : 200),
  });
}
