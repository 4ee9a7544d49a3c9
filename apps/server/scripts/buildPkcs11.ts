import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, renameSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

// Compiles pkcs11js, which reaches an HSM through its vendor's library. Its own install script
// would download the headers of Node and needs Python; node-api-headers has all that is used.
//
// Usage: node apps/server/scripts/buildPkcs11.ts

const server = join(import.meta.dirname, '..')
const folderOf = (name: string) => join(server, 'node_modules', name)

function main() {
  const folder = folderOf('pkcs11js')
  const built = join(folder, 'build/Release/pkcs11.node')
  if (existsSync(built)) return
  mkdirSync(dirname(built), { recursive: true })
  const includes = [join(folderOf('node-api-headers'), 'include'), join(folder, 'includes')].map(
    (path) => `-I${path}`,
  )
  const sources = ['dl', 'common', 'main'].map((name) => join(folder, 'src', `${name}.cpp`))
  const options = ['-std=c++17', '-O2', '-fPIC', '-shared', '-DNAPI_DISABLE_CPP_EXCEPTIONS']
  // Node resolves the symbols of its own interface when it loads the file.
  const undefinedLater = process.platform === 'darwin' ? ['-undefined', 'dynamic_lookup'] : []
  // Renamed at the end, so that an interrupted build leaves no partial file.
  const partial = `${built}.${process.pid}`
  const args = [...options, ...undefinedLater, '-DNODE_GYP_MODULE_NAME=pkcs11', ...includes, ...sources]
  execFileSync('g++', [...args, '-o', partial, '-ldl'], { stdio: 'inherit' })
  renameSync(partial, built)
  // Throws if Node cannot load it.
  createRequire(join(server, 'package.json'))('pkcs11js')
  console.log('compiled pkcs11js')
}

main()
