/** Listens to turbo's output and says that the portal is being compiled as soon as a workspace is not in the cache. */
export function sayOnceCompiling(tell) {
  let isTold = false;
  return (output) => {
    if (isTold || !/: cache (?:miss|bypass)/.test(output)) return;
    isTold = true;
    tell('Compilando el portal…');
  };
}

/** The lines of the workspaces that failed, without those of the ones that were built. */
export function outputOfFailed(output) {
  const failed = [...output.matchAll(/^\s*Failed:\s+(.+)$/gm)].flatMap(([, names]) =>
    names.split(/,\s*/).map((name) => `${name.replace('#', ':')}:`),
  );
  const lines = output.split('\n').filter((line) => failed.some((name) => line.startsWith(name)));
  return lines.length === 0 ? output : lines.join('\n');
}
