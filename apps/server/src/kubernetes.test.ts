import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parseAllDocuments } from 'yaml'
import { readConfig } from './config.ts'

// No cluster needed: the manifests are compiled against the types of the Kubernetes API, and
// checked against what the server reads and does.

const root = join(import.meta.dirname, '../../..')
const folder = join(root, 'apps/server/kubernetes')

type Probe = { httpGet: { path: string; port: string } }
type Container = {
  image: string
  env: { name: string; value: string }[]
  ports?: { name: string; containerPort: number }[]
  securityContext: object
  resources: { requests: object; limits: object }
  volumeMounts: { name: string; mountPath: string }[]
} & Partial<Record<'startupProbe' | 'livenessProbe' | 'readinessProbe', Probe>>
type PodSpec = {
  securityContext: object
  terminationGracePeriodSeconds?: number
  containers: Container[]
  volumes: { name: string }[]
}
type Manifest = {
  apiVersion: string
  kind: string
  metadata: { name: string }
  spec: {
    selector?: unknown
    template?: { metadata: { labels: object }; spec: PodSpec }
    volumeClaimTemplates?: { metadata: { name: string } }[]
  }
}

const manifests = readdirSync(folder).flatMap((file) =>
  parseAllDocuments(readFileSync(join(folder, file), 'utf8')).map((document) => {
    expect([file, document.errors]).toEqual([file, []])
    return { file, manifest: document.toJS() as Manifest }
  }),
)
const pods = manifests.flatMap(({ file, manifest: { kind, spec } }) => {
  if (!spec?.template) return []
  const [container] = spec.template.spec.containers
  return container ? [{ file, kind, spec, pod: spec.template.spec, container }] : []
})

/** Where kubernetes-types has the type of a manifest. */
const modules: Readonly<Record<string, string>> = {
  v1: 'core/v1',
  'apps/v1': 'apps/v1',
  'autoscaling/v2': 'autoscaling/v2',
  'batch/v1': 'batch/v1',
  'networking.k8s.io/v1': 'networking/v1',
  'policy/v1': 'policy/v1',
}

test('behavior: the manifests are of the types of the Kubernetes API', { timeout: 120_000 }, () => {
  const work = mkdtempSync(join(tmpdir(), 'latchkey-manifests-'))
  try {
    symlinkSync(join(root, 'apps/server/node_modules'), join(work, 'node_modules'))
    const check = (name: string, all: readonly Manifest[]) => {
      const lines = all.map((manifest, index) => {
        const from = modules[manifest.apiVersion]
        if (!from) throw new Error(`no types of ${manifest.apiVersion}`)
        const type = `import('kubernetes-types/${from}.d.ts').${manifest.kind}`
        return `export const manifest${index}: ${type} = ${JSON.stringify(manifest)}\n`
      })
      writeFileSync(join(work, name), lines.join(''))
      const tsc = join(root, 'node_modules/.bin/tsc')
      const options = ['--noEmit', '--strict', '--module', 'esnext', '--moduleResolution', 'bundler']
      const args = ['--ignoreConfig', ...options, '--allowImportingTsExtensions', name]
      execFileSync(tsc, args, { cwd: work, encoding: 'utf8', stdio: 'pipe' })
    }
    check(
      'manifests.ts',
      manifests.map(({ manifest }) => manifest),
    )
    const typo = { apiVersion: 'v1', kind: 'Service', metadata: { name: 'x' }, spec: { selectr: {} } }
    expect(() => check('typo.ts', [typo as Manifest])).toThrow()
  } finally {
    rmSync(work, { recursive: true, force: true })
  }
})

test('behavior: pods run as a number that is not root, with a root that is read-only and no capabilities', () => {
  expect(pods.map(({ file }) => file).sort()).toEqual(
    ['auth', 'escrow', 'migrate', 'server', 'vault'].map((name) => `${name}.yaml`),
  )
  const user = /^USER (\d+):(\d+)$/m.exec(readFileSync(join(root, 'apps/server/Dockerfile'), 'utf8')) ?? []
  for (const { pod, container } of pods) {
    expect(pod.securityContext).toMatchObject({
      runAsNonRoot: true,
      runAsUser: Number(user[1]),
      runAsGroup: Number(user[2]),
    })
    expect(container.securityContext).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    })
    expect(container.resources).toMatchObject({
      requests: { memory: expect.any(String) },
      limits: { memory: expect.any(String) },
    })
  }
})

test('behavior: probes ask the port for operators, and pods have longer to end than they drain', () => {
  for (const { kind, pod, container, spec } of pods.filter(({ kind }) => kind !== 'Job')) {
    const { startupProbe, livenessProbe, readinessProbe, env, ports } = container
    expect(ports).toContainEqual({ name: 'ops', containerPort: 9464 })
    expect(startupProbe?.httpGet).toEqual({ path: '/livez', port: 'ops' })
    expect(livenessProbe?.httpGet).toEqual({ path: '/livez', port: 'ops' })
    expect(readinessProbe?.httpGet).toEqual({ path: '/readyz', port: 'ops' })
    const drainMs = Number(env.find(({ name }) => name === 'DRAIN_DELAY_MS')?.value)
    // The longest request and the events that wait come after it.
    expect(pod.terminationGracePeriodSeconds).toBeGreaterThanOrEqual(drainMs / 1_000 + 30 + 5)
    const volumes = [...pod.volumes, ...(spec.volumeClaimTemplates ?? []).map(({ metadata }) => metadata)]
    for (const { name } of container.volumeMounts) expect(volumes.map((one) => one.name)).toContain(name)
    // Where events wait is kept when the pod is not, if the pod accepts any.
    const isKept = spec.volumeClaimTemplates !== undefined
    expect([kind, isKept]).toEqual([kind, env.some(({ value }) => value === 'api,worker')])
  }
})

test('behavior: every variable of the manifests is a setting', () => {
  const read = new Set<string>()
  const least: Record<string, string> = { DATABASE_URL: 'postgres://db/x', SECRET: 'x'.repeat(32) }
  readConfig(
    new Proxy(least, {
      get(values, name: string) {
        read.add(name)
        return values[name]
      },
    }),
  )
  for (const { container } of pods) for (const { name } of container.env) expect(read).toContain(name)
  // Without the files that Kubernetes mounts, but with all else.
  for (const { file, container } of pods.filter(({ kind }) => kind !== 'Job')) {
    const values = container.env.map(({ name, value }): [string, string] => {
      const setting = name.replace(/_FILE$/, '')
      if (setting === name) return [name, value]
      if (setting.endsWith('_KMS')) return [setting, 'aws-kms:x']
      return [
        setting,
        { SECRET: least.SECRET, REDIS_URL: 'redis://r', SMTP_URL: 'smtps://m' }[setting] ?? 'postgres://db/x',
      ]
    })
    const { roles } = readConfig(Object.fromEntries(values))
    expect([file, roles.join()]).toEqual([file, container.env.find(({ name }) => name === 'ROLES')?.value])
  }
})
