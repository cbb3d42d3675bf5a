import { percentageOfCommission } from '@pbr/schemas/commission/amounts';
import { readTyped, valueOf } from '@pbr/schemas/typed-number/read-typed';
import { useState } from 'react';

/** The part of whoever receives; `own` is typed, and '' is none of them. */
export type Part = '50' | '40' | '30' | 'own' | '';

const plain = (typed: string) => valueOf(readTyped('percent', typed));

interface PartOptions {
  /** The usual commission of such a listing, in per cent of its price. */
  usual: string;
  /** A new share begins with half of it. */
  isNew: boolean;
  /** The percentage of the price in the form. */
  percentage: string;
  onUse: (percentage: string) => void;
}

/** Half of a commission of 5 % of which percentage of the price it makes. A percentage that is typed instead is no part. */
export function useCommissionPart({ usual, isNew, percentage, onUse }: PartOptions) {
  const [whole, setWhole] = useState(isNew ? usual : '');
  const [part, setPart] = useState<Part>(isNew ? '50' : '');
  const [own, setOwn] = useState('');
  const resultOf = (of: string, share: Part, typed: string) =>
    percentageOfCommission(plain(of), share === 'own' ? plain(typed) : share);
  const result = resultOf(whole, part, own);
  const isUsed = result !== null && result === percentage;

  function take(of: string, share: Part, typed: string) {
    setWhole(of);
    setPart(share);
    setOwn(typed);
    const taken = resultOf(of, share, typed);
    if (taken !== null) onUse(taken);
  }

  return {
    whole,
    own,
    chosen: isUsed || part === 'own' ? part : ('' as const),
    /** '50 % de 5 % = 2.50 %'; null if the percentage in the form is none. */
    words: isUsed
      ? `${part === 'own' ? plain(own) : part} % de ${plain(whole)} % = ${result} %`
      : null,
    choose: (share: Part) => take(whole === '' ? usual : whole, share, own),
    changeWhole: (of: string) => take(of, part, own),
    changeOwn: (typed: string) => take(whole, 'own', typed),
  };
}

export type CommissionPart = ReturnType<typeof useCommissionPart>;
