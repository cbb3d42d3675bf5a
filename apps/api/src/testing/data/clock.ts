/** A clock that a test sets. */
export function aClock(start: string) {
  let time = new Date(start);
  return {
    now: () => time,
    set: (to: string) => {
      time = new Date(to);
    },
    pass: (ms: number) => {
      time = new Date(time.getTime() + ms);
    },
  };
}
