/**
 * The rooms inside each feature of the API, from the top down: a room imports values only from those after it, types from all. '.' are the
 * files beside the rooms.
 */
export const roomOrder = {
  accounts: ['doors', 'registration', 'passwords', 'profile', 'links', '.'],
  commissions: ['doors', 'shares', 'mails', 'overviews', '.'],
  imports: ['.', 'columns'],
  inquiries: ['doors', 'held', 'inbox', 'sending', 'mails', '.'],
  properties: [
    'doors',
    'bulk',
    'deleted',
    'photos',
    'catalogue',
    'listings',
    'map',
    'mine',
    'alternatives',
    'search',
    'place-names',
    'places',
    'prices',
    'views',
    'giving',
    '.',
  ],
  'service-requests': ['doors', 'held', 'inbox', 'sending', 'mails', '.'],
};

const FEATURE = /^apps\/api\/src\/modules\/(?<feature>[^/]+)\/(?:(?<room>[^/]+)\/)?/u;

function placeOf(file) {
  const { feature, room = '.' } = FEATURE.exec(file)?.groups ?? {};
  if (feature === undefined) return null;
  return { feature, room, height: (roomOrder[feature] ?? ['.']).indexOf(room) };
}

/** Answers why `file` may not import values of `target` inside its feature, or null if it may. */
export function againstOrder(file, target) {
  const [from, to] = [placeOf(file), placeOf(target)];
  if (!from || !to || from.feature !== to.feature) return null;
  const unknown = [from, to].find(({ height }) => height === -1);
  if (unknown)
    return `${unknown.feature}/${unknown.room} has no place in the order of scripts/lint/room-order.mjs`;
  return from.height <= to.height
    ? null
    : `${from.feature}: '${from.room}' stands below '${to.room}' (${target}) and may not import its values`;
}
