/** It writes types through an interface of the compiler that TypeScript 7 has no more, so it brings the older compiler itself. */
const WANTS_OLDER_TYPESCRIPT = 'openapi-typescript';

/**
 * @typedef {Record<string, string>} Versions
 * @param {{ name: string, dependencies?: Versions, peerDependencies?: Versions }} manifest
 */
function readPackage(manifest) {
  if (manifest.name !== WANTS_OLDER_TYPESCRIPT) return manifest;
  const { typescript: _peer, ...peerDependencies } = manifest.peerDependencies ?? {};
  const dependencies = { ...manifest.dependencies, typescript: '5.9.3' };
  return { ...manifest, dependencies, peerDependencies };
}

module.exports = { hooks: { readPackage } };
