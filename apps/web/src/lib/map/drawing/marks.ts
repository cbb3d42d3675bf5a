import { formatCapped, formatCount } from '@pbr/schemas/format/numbers';
import { priceLines } from '@pbr/schemas/format/price-lines';
import { formatShortMoney, shortPrice } from '@pbr/schemas/format/short-price';
import type { MapCell, MapPoint, PropertyMap } from '@pbr/schemas/property/map';
import { COUNT_CAP } from '@pbr/schemas/property/search';
import type { OperationFilter } from '@pbr/schemas/property/search/filters';
import { cellAt, type Frame } from '@pbr/schemas/property/search/frame';
import { labelOf, operationTypeLabels, propertyTypeLabels } from '@pbr/schemas/property/values';
import { type CoarseCell, coarseCells } from './coarse-cells.ts';
import type { Spot, View } from './view.ts';

/** Something that stands for listings and leads to them. */
export interface Mark {
  key: string;
  /** A cell is a circle, a pin points at its place, and a patch lies somewhere in the cell around it. */
  kind: 'cell' | 'pin' | 'patch';
  spot: Spot;
  text: string;
  /** The second line of a cell. */
  price: string | null;
  /** The diameter of a cell, in pixels of a wide screen. */
  size: number;
  isRent: boolean;
  name: string;
  href: string;
  /** The listings that it stands for, where they are known one by one. */
  ids: readonly string[];
}

interface Drawing {
  view: View;
  cellHref: (frame: Frame) => string;
  /** The operation that is searched for. */
  operation: OperationFilter | undefined;
  /** So many circles have room from side to side; a drawing has the same ones on all screens. */
  across?: number;
}

type MarksOf = Drawing & { map: PropertyMap };

const LARGEST_PX = 72;
const SMALLEST_PX = 28;

/** Up to so many places have a pin each; more would hide each other. */
export const FEW_PINS = 15;
const ACROSS = 6;
/** Circles of listings may be finer than the grid of public points. */
const FINEST = -8;

/** Those that matter most come first. */
export function marksOf({ map, ...drawing }: MarksOf): Mark[] {
  const { view, operation, across = ACROSS } = drawing;
  const groups = groupsOf(map.points);
  if (groups.length <= FEW_PINS)
    return [
      ...circles(coarseCells(map.cells, { finest: map.level, across }, view), drawing),
      ...pins(groups, drawing),
    ];
  const listings = map.points.map((point) => ({
    ...point,
    total: 1,
    medianPrice: pesosOf(point, operation),
  }));
  const cells = coarseCells(listings, { finest: FINEST, across }, view);
  const isCrowd = ({ inside }: { inside: MapPoint[] }) => groupsOf(inside).length > 1;
  const others = cells.filter((cell) => !isCrowd(cell));
  return [
    ...circles(cells.filter(isCrowd), drawing),
    ...pins(
      others.flatMap(({ inside }) => groupsOf(inside)),
      drawing,
    ),
  ];
}

/** A cell of listings, or one listing as a cell. */
type Counted = MapCell & { id?: string };

type Group = [MapPoint, ...MapPoint[]];

/** The listings at each point, most of them first. */
function groupsOf(points: readonly MapPoint[]): Group[] {
  const groups = new Map<string, Group>();
  for (const point of points) {
    const key = `${point.latitude},${point.longitude}`;
    const group = groups.get(key);
    if (group) group.push(point);
    else groups.set(key, [point]);
  }
  return [...groups.values()].sort((one, other) => other.length - one.length);
}

const pins = (groups: readonly Group[], drawing: Drawing) =>
  groups.map((group) => pointMark(group, drawing));

function circles(cells: readonly CoarseCell<Counted>[], drawing: Drawing): Mark[] {
  const most = Math.max(...cells.map(({ total }) => total));
  return [...cells]
    .sort((one, other) => other.total - one.total)
    .map((cell) => cellMark(cell, drawing, cell.total / most));
}

/** The price that counts in a median: the rent among rentals, else the one of the sale. */
function pesosOf(
  { currency, mxnEquivalent, ...prices }: MapPoint,
  operation: OperationFilter | undefined,
): string | null {
  const field = operation === 'renta' ? 'rentPrice' : 'salePrice';
  if (prices[field] === null || currency === 'MXN') return prices[field];
  return mxnEquivalent?.[field] ?? null;
}

/** The area of its circle follows the count; among few listings none is large. */
function cellMark(
  { latitude, longitude, total, medianPrice, frame, inside }: CoarseCell<Counted>,
  { view, cellHref }: Drawing,
  share: number,
): Mark {
  const price = medianPrice === null ? null : formatShortMoney(medianPrice, 'MXN');
  const counted = formatCapped(total, COUNT_CAP, 'propiedad', 'propiedades');
  return {
    key: `${latitude},${longitude}`,
    kind: 'cell',
    spot: view.spot([longitude, latitude]),
    text: total > COUNT_CAP ? `+${formatCount(COUNT_CAP)}` : formatCount(total),
    price,
    size: Math.round(
      Math.max(
        SMALLEST_PX,
        Math.min(LARGEST_PX * Math.sqrt(share), SMALLEST_PX + 8 * Math.log2(total)),
      ),
    ),
    isRent: false,
    name: price === null ? counted : `${counted}, alrededor de ${price}`,
    href: cellHref(frame),
    ids: inside.flatMap(({ id }) => id ?? []),
  };
}

function pointMark([point, ...others]: Group, { view, cellHref, operation }: Drawing): Mark {
  const { id, latitude, longitude, locationPrecision } = point;
  const isPatch = locationPrecision === 'aproximada';
  const text = shortPrice(point, operation) ?? 'Sin precio';
  const count = others.length + 1;
  const alone = {
    text,
    isRent: text.endsWith('/mes'),
    name: `${text}, ${wordsOf(point, operation)}${isPatch ? ', zona aproximada' : ''}`,
    href: `/properties/${id}`,
  };
  const together = {
    text: `${count} aquí`,
    isRent: false,
    name: `${count} aquí, propiedades en el mismo lugar`,
    href: cellHref(cellAround(point)),
  };
  return {
    key: id,
    kind: isPatch ? 'patch' : 'pin',
    spot: view.spot([longitude, latitude]),
    price: null,
    size: 0,
    ids: [id, ...others.map((other) => other.id)],
    ...(count > 1 ? together : alone),
  };
}

/** 'departamento en venta, $4,500,000' */
function wordsOf(point: MapPoint, operation: OperationFilter | undefined): string {
  const type = labelOf(propertyTypeLabels, point.propertyType);
  const offer = labelOf(operationTypeLabels, point.operationType);
  const [{ text, perMonth }] = priceLines(point, operation);
  return `${type} en ${offer}`.toLowerCase() + `, ${text}${perMonth ? ' al mes' : ''}`;
}

/** The cell of the finest grid around a point. */
function cellAround({ latitude, longitude }: MapPoint): Frame {
  const { lng, lat } = cellAt(0);
  return {
    west: longitude - lng / 2,
    south: latitude - lat / 2,
    east: longitude + lng / 2,
    north: latitude + lat / 2,
  };
}
