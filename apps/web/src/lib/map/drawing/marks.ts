import { formatCounted } from '@pbr/schemas/format/numbers';
import { priceLines } from '@pbr/schemas/format/price-lines';
import { formatShortMoney, shortPrice } from '@pbr/schemas/format/short-price';
import type { MapPoint, PropertyMap } from '@pbr/schemas/property/map';
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
}

interface Drawing {
  view: View;
  cellHref: (frame: Frame) => string;
  /** The operation that is searched for. */
  operation: OperationFilter | undefined;
}

type MarksOf = Drawing & { map: PropertyMap };

const LARGEST_PX = 72;
const SMALLEST_PX = 28;

/** Those that matter most come first. */
export function marksOf({ map, ...drawing }: MarksOf): Mark[] {
  const cells = coarseCells(map, drawing.view).sort((one, other) => other.total - one.total);
  const most = cells[0]?.total ?? 1;
  const groups = new Map<string, [MapPoint, ...MapPoint[]]>();
  for (const point of map.points) {
    const key = `${point.latitude},${point.longitude}`;
    const group = groups.get(key);
    if (group) group.push(point);
    else groups.set(key, [point]);
  }
  return [
    ...cells.map((cell) => cellMark(cell, drawing, cell.total / most)),
    ...[...groups.values()]
      .sort((one, other) => other.length - one.length)
      .map((group) => pointMark(group, drawing)),
  ];
}

/** The area of its circle follows the count. */
function cellMark(
  { latitude, longitude, total, medianPrice, frame }: CoarseCell,
  { view, cellHref }: Drawing,
  share: number,
): Mark {
  const price = medianPrice === null ? null : formatShortMoney(medianPrice, 'MXN');
  const counted = formatCounted(total, 'propiedad', 'propiedades');
  return {
    key: `${latitude},${longitude}`,
    kind: 'cell',
    spot: view.spot([longitude, latitude]),
    text: counted.replace(/ .*/u, ''),
    price,
    size: Math.round(Math.max(SMALLEST_PX, LARGEST_PX * Math.sqrt(share))),
    isRent: false,
    name: price === null ? counted : `${counted}, alrededor de ${price}`,
    href: cellHref(frame),
  };
}

function pointMark(
  [point, ...others]: [MapPoint, ...MapPoint[]],
  { view, cellHref, operation }: Drawing,
): Mark {
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
