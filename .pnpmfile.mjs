// The built files of the server contain its dependencies, so its package asks npm for none. In
// the repository they are listed, for the checks of licences and advisories. pkcs11js is native
// code that only an HSM needs: an operator with one installs it beside the server.

export const hooks = {
  beforePacking(manifest) {
    if (manifest.name !== '@latchkey/server') return manifest
    const { dependencies, devDependencies, ...rest } = manifest
    const { pkcs11js } = dependencies
    return { ...rest, peerDependencies: { pkcs11js }, peerDependenciesMeta: { pkcs11js: { optional: true } } }
  },
}
