import { spawn } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { createTestDatabase } from '../apps/server/src/testing/createTestDatabase.ts'
import { freePort } from '../apps/server/src/testing/freePort.ts'

// Starts the server as its image does, without a container engine: in a root of its own that is
// read-only, as the image's user, with the files, variables and commands of the Dockerfile's last
// stage. The libraries are this machine's. Needs root on Linux, and what `pnpm build` makes.
//
// Usage: pnpm image

const root = join(import.meta.dirname, '..')
const dockerfile = readFileSync(join(root, 'apps/server/Dockerfile'), 'utf8').replaceAll('\\\n', ' ')
const [, stage = ''] = /^FROM \S+\n(?!.*^FROM)(.*)$/ms.exec(dockerfile) ?? []
const all = (pattern: RegExp) => [...stage.matchAll(pattern)]
const [, user = ''] = /^USER (\S+)$/m.exec(stage) ?? []
const env = all(/^ENV (.+)$/gm).flatMap(([, pairs = '']) => pairs.split(' '))
const [, entry = '[]'] = /^ENTRYPOINT (.+)$/m.exec(stage) ?? []
const [, command = '[]'] = /^CMD (.+)$/m.exec(stage) ?? []
const program = [...JSON.parse(entry), ...JSON.parse(command)] as string[]

const folder = mkdtempSync(join(tmpdir(), 'latchkey-image-'))
const database = await createTestDatabase()
try {
  const app = join(folder, 'app')
  for (const [, sources = '', target = ''] of all(/^COPY (?:--from=build )?(.+) (\S+)$/gm))
    for (const source of sources.split(' ')) {
      // pkcs11js is built beside the sources there.
      const path = source
        .replace('/app/pkcs11js', 'apps/server/node_modules/pkcs11js')
        .replace(/^\/app\//, '')
      const to = join(app, target, target.endsWith('/') ? basename(source) : '')
      mkdirSync(dirname(to), { recursive: true })
      cpSync(realpathSync(join(root, path)), to, { recursive: true })
    }
  cpSync(realpathSync(process.execPath), join(folder, 'node'))
  const [port, opsPort] = [await freePort(), await freePort()]
  const own = [`DATABASE_URL=${database.url}`, `SECRET=${'s'.repeat(32)}`, 'DRAIN_DELAY_MS=0']
  const inside = (variables: readonly string[], words: readonly string[], as = user) =>
    `chroot --userspec=${as} "$R" /usr/bin/env -i PATH=/bin:/usr/bin ${[...env, ...variables].map(quote).join(' ')} /bin/sh -c ${quote(`cd /app && exec ${words.map(quote).join(' ')}`)}`
  // Those after USER run as that user.
  const steps = stage
    .split(/^USER .*$/m)
    .flatMap((part, index) =>
      [...part.matchAll(/^RUN (.+)$/gm)].map(([, line = '']) =>
        inside(
          [],
          line.startsWith('[') ? JSON.parse(line) : ['/bin/sh', '-c', line],
          index === 0 ? '0:0' : user,
        ),
      ),
    )
  const ports = [`PORT=${port}`, `OPS_PORT=${opsPort}`]
  writeFileSync(
    join(folder, 'start.sh'),
    `set -e
R=${folder}/root
mkdir $R && mount -t tmpfs tmpfs $R && chmod 755 $R
mkdir -p $R/usr $R/lib $R/lib64 $R/etc $R/proc $R/dev $R/app $R/bin $R/tmp $R/var/lib/latchkey
for f in usr lib lib64; do mount --rbind /$f $R/$f; done
printf 'root:x:0:0::/:/bin/sh\\nnode:x:1000:1000::/:/bin/sh\\n' >$R/etc/passwd
printf 'root:x:0:\\nnode:x:1000:\\n' >$R/etc/group
cp /etc/hosts /etc/resolv.conf $R/etc/
ln -s /usr/bin/dash $R/bin/sh
cp ${folder}/node $R/bin/node
mount --bind ${app} $R/app
mount -t proc proc $R/proc
for f in null urandom; do touch $R/dev/$f; mount --bind /dev/$f $R/dev/$f; done
mount -t tmpfs tmpfs $R/var/lib/latchkey
${steps.join('\n')}
mount -o remount,bind,ro $R/app
mount -o remount,ro $R
${['/', '/app/', '/tmp/'].map((path) => `if ${inside([], ['touch', `${path}x`])} 2>/dev/null; then echo '${path} can be written'; exit 1; fi`).join('\n')}
exec ${inside([...own, ...ports], program)}
`,
  )
  const child = spawn('unshare', ['--mount', '--propagation', 'private', 'bash', join(folder, 'start.sh')], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  for await (const chunk of child.stdout.iterator({ destroyOnReturn: false })) {
    process.stdout.write(chunk)
    if (String(chunk).includes('"listening"')) break
  }
  child.stdout.resume()
  const ready = await fetch(`http://127.0.0.1:${opsPort}/readyz`).then(
    ({ status }) => status,
    () => 0,
  )
  const status = ready === 200 ? readFileSync(`/proc/${child.pid}/status`, 'utf8') : ''
  const [, uid] = /^Uid:\s+(\d+)/m.exec(status) ?? []
  const [, memory] = /^VmRSS:\s+(\d+)/m.exec(status) ?? []
  child.kill('SIGTERM')
  const code = await ended
  const isGood = ready === 200 && uid === user.split(':')[0] && uid !== '0' && code === 0
  console.log(
    `image: /readyz ${ready}, user ${uid}, ${Math.round(Number(memory) / 1024)} MB, ended with ${code}`,
  )
  process.exitCode = isGood ? 0 : 1
} finally {
  await database.drop()
  rmSync(folder, { recursive: true, force: true })
}

function quote(word: string): string {
  return `'${word.replaceAll("'", `'\\''`)}'`
}
