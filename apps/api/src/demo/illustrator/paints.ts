/** Paints of walls that go together, as they stand in Mexican streets. */
export interface Paint {
  wall: string;
  trim: string;
  accent: string;
}

export const streetPaints: readonly [Paint, ...Paint[]] = [
  { wall: '#e8c49a', trim: '#fff4e0', accent: '#8f4a36' },
  { wall: '#cb7358', trim: '#f8e4cd', accent: '#3c5f56' },
  { wall: '#86a08c', trim: '#f3eedd', accent: '#b0563c' },
  { wall: '#d9b15c', trim: '#fdf3d8', accent: '#5b4a68' },
  { wall: '#efe3cf', trim: '#ffffff', accent: '#2f5d50' },
  { wall: '#c0728a', trim: '#fbe7e2', accent: '#4a3d63' },
  { wall: '#6d8ba5', trim: '#eef1ec', accent: '#c2693f' },
  { wall: '#dca58d', trim: '#fdeee2', accent: '#5a6b4f' },
];

export const accentWalls: readonly [string, ...string[]] = [
  '#d2577a',
  '#d98a3a',
  '#b6503a',
  '#4d6f9b',
  '#c9a13b',
  '#7b5a8e',
];

export interface RoomPaint {
  wall: string;
  floor: string;
  fabric: string;
  accent: string;
  wood: string;
}

export const roomPaints: readonly [RoomPaint, ...RoomPaint[]] = [
  { wall: '#efe4d3', floor: '#c79f74', fabric: '#4f7a68', accent: '#d2734f', wood: '#8a5a38' },
  { wall: '#dfe3d8', floor: '#b98e66', fabric: '#c77a5c', accent: '#2f5d50', wood: '#7a5236' },
  { wall: '#e9d2c0', floor: '#a9805c', fabric: '#6d7f99', accent: '#c9a13b', wood: '#6b4630' },
  { wall: '#cfd9dc', floor: '#c9b294', fabric: '#d9a441', accent: '#7b5a8e', wood: '#94683f' },
  { wall: '#f3ece0', floor: '#d6c3a8', fabric: '#a84f6b', accent: '#4d6f9b', wood: '#a8743f' },
  { wall: '#d8c7b2', floor: '#8d6a4e', fabric: '#efe6d6', accent: '#3f6a5c', wood: '#5c3f2c' },
];
