import { imagesSchema, uploadedImageSchema } from '@pbr/schemas/property/photos';
import type { FastifyInstance } from 'fastify';
import { restCall } from '../../../rest/call.ts';
import { nameAnswer } from '../../../rest/openapi/named-answers.ts';
import { acceptPhotos } from '../../../rest/upload.ts';
import { image } from '../property.examples.ts';
import { keptImagesWords } from '../property.words.ts';
import { addImage } from './add-image.ts';
import { deleteImage } from './delete-image.ts';
import { setImages } from './set-images.ts';

nameAnswer('UploadedImage', uploadedImageSchema, { image }, { image: 'La foto.' });
nameAnswer(
  'PropertyImages',
  imagesSchema,
  { images: [image] },
  { images: 'Las fotos que quedaron, la principal primero.' },
);

const tag = 'Fotos';

export async function propertyImageRest(app: FastifyInstance): Promise<void> {
  restCall(app, 'PUT /properties/:id/images', setImages, {
    name: 'setPropertyImages',
    tag,
    summary: 'Ordenar, clasificar y quitar las fotos de una propiedad',
    description:
      'La lista es la que queda, en orden: lo que falta en ella se borra. La portada es la primera marcada (`isPrimary`) o, sin ninguna, la primera: pasa al principio, con `order` 0. El cuerpo puede ser también la lista sola.',
    body: 'KeptImages',
    says: keptImagesWords,
    refuses: ['conflict'],
    reads: ['If-Match'],
    isVersioned: true,
  });
  restCall(app, 'DELETE /properties/:id/images/:imageId', deleteImage, {
    name: 'deletePropertyImage',
    tag,
    summary: 'Borrar una foto',
    description: 'Si era la principal, lo es la siguiente.',
    status: 204,
  });
  await app.register(uploads);
}

async function uploads(app: FastifyInstance): Promise<void> {
  await acceptPhotos(app);
  restCall(app, 'POST /properties/:id/images', addImage, {
    name: 'addPropertyImage',
    tag,
    summary: 'Agregar una foto a una propiedad',
    description:
      'Se manda como formulario, y la respuesta envuelve la foto: `{"image": {…}}`. La misma foto otra vez es la que ya está, con 200. ' +
      'También se acepta JSON con la foto como URL de datos: `{"url": "data:image/jpeg;base64,…", "category": "sala"}`.',
    says: { category: 'La parte de la propiedad que muestra. Sin ella es `fachada`.' },
    takesPhoto: true,
    status: ({ isNew }) => (isNew ? 201 : 200),
    madeAt: ({ image: { id, propertyId } }) => `/api/properties/${propertyId}/images/${id}`,
  });
}
