import { photoUrlSchema } from '@pbr/schemas/account/profile';
import { propertySchema } from '@pbr/schemas/property/property';
import {
  deletedImageSchema,
  imagesSchema,
  keptImagesBodySchema,
  sentImageSchema,
  uploadedImageSchema,
} from '@pbr/schemas/property/photos';
import { preconditionOf } from '../../../rest/precondition.ts';
import { parseBody, pathId, pathIds, type RestApp, restRoute } from '../../../rest/rest.ts';
import { acceptPhotos, receivePhoto } from '../../../rest/upload.ts';
import { addImage } from './add-image.ts';
import { checkCanEdit } from '../listings/change-property.ts';
import { deleteImage } from './delete-image.ts';
import { getProperty } from '../listings/get-property.ts';
import { setImages } from './set-images.ts';

export async function propertyImageRest(app: RestApp): Promise<void> {
  restRoute(app, {
    method: 'PUT',
    url: '/properties/:id/images',
    about: {
      name: 'setPropertyImages',
      tag: 'Fotos',
      summary: 'Ordenar, clasificar y quitar las fotos de una propiedad',
      description:
        'La lista es la que queda, en orden: lo que falta en ella se borra. La primera marcada es la principal; sin ninguna, la primera. El cuerpo puede ser también la lista sola.',
      refuses: ['conflict'],
      reads: ['If-Match'],
    },
    access: 'member',
    names: { row: 'property', needs: 'edit' },
    form: keptImagesBodySchema,
    output: imagesSchema,
    handle: (ctx, request) => {
      const id = pathId(request);
      const precondition = preconditionOf(request, [
        propertySchema,
        (inside) => getProperty(inside, { id }),
      ]);
      return setImages(ctx, { id, form: request.body, precondition });
    },
  });
  restRoute(app, {
    method: 'DELETE',
    url: '/properties/:id/images/:imageId',
    about: {
      name: 'deletePropertyImage',
      tag: 'Fotos',
      summary: 'Borrar una foto',
    },
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
    about: {
      name: 'addPropertyImage',
      tag: 'Fotos',
      summary: 'Agregar una foto a una propiedad',
      description:
        'Como formulario con el archivo, o en JSON como URL de datos. JPEG, PNG, WebP o AVIF de 10 MB y 40 megapíxeles como máximo. La misma foto otra vez es la que ya está, con 200.',
      photo: { json: 'url', form: 'photo' },
    },
    access: 'member',
    names: { row: 'property', needs: 'edit' },
    admit: (ctx, request) => checkCanEdit(ctx, pathId(request)),
    form: sentImageSchema,
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
