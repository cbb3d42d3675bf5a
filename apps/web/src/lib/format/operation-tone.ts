import type { Badge } from '@pbr/ui/badge';
import type { ComponentProps } from 'react';

type Tone = ComponentProps<typeof Badge>['tone'];

const TONES: Readonly<Record<string, Tone>> = { venta: 'sale', renta: 'rent', ambos: 'both' };

/** The badge colour of an operation. */
export const operationTone = (operationType: string): Tone => TONES[operationType] ?? 'neutral';
