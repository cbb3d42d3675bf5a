import {
  isSameDecimal,
  keptPart,
  percentageOfCommission,
  type ShareTerms,
} from '@pbr/schemas/commission/amounts';
import { readTyped, valueOf } from '@pbr/schemas/typed-number/read-typed';
import { useState } from 'react';

/** The part of whoever receives; `own` is typed, and '' is none of them. */
export type Part = '50' | '40' | '30' | 'own' | '';

const plain = (typed: string) => valueOf(readTyped('percent', typed));

function choiceOf(kept: string | undefined): Part {
  const part = kept === undefined ? '' : String(Number(kept));
  return part === '50' || part === '40' || part === '30' || part === '' ? part : 'own';
}

interface PartOptions {
  /** The usual commission of such a listing, in per cent of its price. */
  usual: string;
  /** The stored share; a new one begins with half of the usual commission. */
  share: ShareTerms | undefined;
  /** The percentage of the price in the form. */
  percentage: string;
  onUse: (percentage: string) => void;
}

/** Half of a commission of 5 % of which percentage of the price it makes. A percentage that is typed instead is not a part. */
export function useCommissionPart({ usual, share, percentage, onUse }: PartOptions) {
  const stored = share ? keptPart(share) : { total: usual, part: '50' };
  const [whole, setWhole] = useState(stored?.total ?? '');
  const [part, setPart] = useState(choiceOf(stored?.part));
  const [own, setOwn] = useState(part === 'own' ? (stored?.part ?? '') : '');
  const resultOf = (of: string, chosen: Part, typed: string) =>
    percentageOfCommission(plain(of), chosen === 'own' ? plain(typed) : chosen);
  const result = resultOf(whole, part, own);
  const isUsed = result !== null && isSameDecimal(result, plain(percentage));

  function take(of: string, chosen: Part, typed: string) {
    setWhole(of);
    setPart(chosen);
    setOwn(typed);
    const taken = resultOf(of, chosen, typed);
    if (taken !== null) onUse(taken);
  }

  return {
    whole,
    own,
    chosen: isUsed || part === 'own' ? part : ('' as const),
    /** The total and the part that make the percentage in the form; null if it is typed by itself. */
    terms: isUsed
      ? {
          percentage: result,
          commissionTotal: plain(whole),
          commissionPart: part === 'own' ? plain(own) : part,
        }
      : null,
    choose: (chosen: Part) => take(whole === '' ? usual : whole, chosen, own),
    changeWhole: (of: string) => take(of, part, own),
    changeOwn: (typed: string) => take(whole, 'own', typed),
  };
}

export type CommissionPart = ReturnType<typeof useCommissionPart>;
