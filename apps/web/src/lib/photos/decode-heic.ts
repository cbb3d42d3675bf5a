import startLibheif, {
  type heif_image,
  type heif_image_handle,
} from 'libheif-js/libheif/libheif.js';

const heif = startLibheif();

interface Picture {
  image: heif_image;
  channels: readonly { width: number; height: number; stride: number; data: Uint8Array }[];
}

interface Pixels {
  width: number;
  height: number;
  data: Uint8ClampedArray<ArrayBuffer>;
}

/**
 * Decodes the main picture of a HEIC file, upright. This build of libheif is plain JavaScript: WebAssembly would need
 * 'wasm-unsafe-eval' in the Content-Security-Policy.
 */
export function decodeHeic(file: Uint8Array): Pixels {
  const context = heif.heif_context_alloc();
  try {
    heif.heif_context_read_from_memory(context, file);
    const handle: unknown = heif.heif_js_context_get_primary_image_handle(context);
    if (!isHandle(handle)) throw new Error('no picture in the file');
    return pixelsOf(handle);
  } finally {
    heif.heif_context_free(context);
  }
}

function pixelsOf(handle: heif_image_handle): Pixels {
  const { heif_colorspace_RGB: rgb } = heif.heif_colorspace;
  const { heif_chroma_interleaved_RGBA: rgba } = heif.heif_chroma;
  try {
    const picture: unknown = heif.heif_js_decode_image2(handle, rgb, rgba);
    if (!isPicture(picture)) throw new Error('the picture is damaged');
    try {
      return copied(picture);
    } finally {
      heif.heif_image_release(picture.image);
    }
  } finally {
    heif.heif_image_handle_release(handle);
  }
}

/** The lines of the decoder's memory may be longer than those of the picture. */
function copied({ channels: [pixels] }: Picture): Pixels {
  if (!pixels) throw new Error('the picture has no pixels');
  const { width, height, stride, data } = pixels;
  const copy = new Uint8ClampedArray(width * height * 4);
  for (let y = 0; y < height; y += 1)
    copy.set(data.subarray(y * stride, y * stride + width * 4), y * width * 4);
  return { width, height, data: copy };
}

/** Instead of throwing, libheif answers an error, which has a code. */
const isHandle = (answer: unknown): answer is heif_image_handle =>
  isObject(answer) && !('code' in answer);
const isPicture = (answer: unknown): answer is Picture => isObject(answer) && 'channels' in answer;
const isObject = (answer: unknown): answer is object =>
  typeof answer === 'object' && answer !== null;
