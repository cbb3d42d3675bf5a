import type { FastifyInstance } from 'fastify';
import { restCall } from '../../../rest/call.ts';
import { acceptPhotos } from '../../../rest/upload.ts';
import { addImage } from './add-image.ts';
import { deleteImage } from './delete-image.ts';
import { setImages } from './set-images.ts';

const tag = 'Fotos';

export async function propertyImageRest(app: FastifyInstance): Promise<void> {
  restCall(app, 'PUT /properties/:id/images', setImages, {
    about: {
      name: 'setPropertyImages',
      tag,
      summary: 'Ordenar, clasificar y quitar las fotos de una propiedad',
      description:
        'La lista es la que queda, en orden: lo que falta en ella se borra. La portada es la primera marcada (`isPrimary`) o, sin ninguna, la primera: pasa al principio, con `order` 0. El cuerpo puede ser también la lista sola.',
      body: 'KeptImages',
      refuses: ['conflict'],
      reads: ['If-Match'],
      isVersioned: true,
    },
  });
  restCall(app, 'DELETE /properties/:id/images/:imageId', deleteImage, {
    about: { name: 'deletePropertyImage', tag, summary: 'Borrar una foto' },
    status: 204,
  });
  await app.register(uploads);
}

async function uploads(app: FastifyInstance): Promise<void> {
  await acceptPhotos(app);
  restCall(app, 'POST /properties/:id/images', addImage, {
    about: {
      name: 'addPropertyImage',
      tag,
      summary: 'Agregar una foto a una propiedad',
      description:
        'Como formulario con el archivo, o en JSON como URL de datos. JPEG, PNG, WebP o AVIF de 10 MB y 40 megapíxeles como máximo. La misma foto otra vez es la que ya está, con 200.',
      body: 'NewImage',
    },
    takesPhoto: true,
    status: ({ isNew }) => (isNew ? 201 : 200),
  });
}
