import { expect, test } from 'vitest'
import { noteUnknown, readSettings } from './readSettings.ts'

const least = { DATABASE_URL: 'postgres://db/x', SECRET: 'x'.repeat(32) }

test('error: every wrong setting is reported at once', () => {
  const wrong = {
    PORT: 'http',
    LOG_LEVEL: 'loud',
    REDIS_URL: 'redis',
    CLICKHOUSE_URL: 'foo',
    SECRET: 'short',
  }
  expect(() => readSettings(wrong)).toThrow(
    new Error(
      [
        'PORT is not a number: http',
        'DATABASE_URL is not set',
        'REDIS_URL must look like redis://host:6379',
        'SECRET must have at least 32 characters: openssl rand -hex 32',
        'LOG_LEVEL must be one of trace, debug, info, warn, error, fatal, silent',
        'CLICKHOUSE_URL must look like http://user:password@host:8123/database',
      ].join('\n'),
    ),
  )
  expect(() => readSettings({ ...least, SECRET_FILE: '/nowhere' })).toThrow(
    new Error('SECRET_FILE: /nowhere cannot be read (ENOENT)'),
  )
  expect(() => readSettings({ ...least, ROLES: 'auth' })).toThrow(/^WALLET_URL is not set[^\n]*$/)
  expect(readSettings(least).secrets).toEqual([least.SECRET])
})

test('behavior: a variable that looks like a setting is named, with the setting that is meant', () => {
  const typos = {
    RELAY_URL: 'wss://x',
    DATABSE_URL: 'x',
    LATCHKEY_FOO: '1',
    redis_urll: 'x',
    SPOOL_FOLDR_FILE: '/x',
  }
  expect(noteUnknown({ ...least, ...typos })).toEqual([
    'RELAY_URL is not a setting; is RELAY_URLS meant?',
    'DATABSE_URL is not a setting; is DATABASE_URL meant?',
    'LATCHKEY_FOO is not a setting',
    'redis_urll is not a setting; is REDIS_URL meant?',
    'SPOOL_FOLDR_FILE is not a setting; is SPOOL_FOLDER_FILE meant?',
  ])
  const many = Object.fromEntries(Array.from({ length: 12 }, (_, index) => [`LATCHKEY_${index}`, '1']))
  expect(noteUnknown({ ...least, ...many })).toHaveLength(11)
})

test('behavior: variables of a shell, of Kubernetes and of Node are not mistaken for settings', () => {
  const service = (name: string) => ({
    [`${name}_SERVICE_HOST`]: '10.0.0.1',
    [`${name}_SERVICE_PORT`]: '80',
    [`${name}_SERVICE_PORT_HTTP`]: '80',
    [`${name}_PORT`]: 'tcp://10.0.0.1:80',
    [`${name}_PORT_80_TCP`]: 'tcp://10.0.0.1:80',
    [`${name}_PORT_80_TCP_ADDR`]: '10.0.0.1',
    [`${name}_PORT_80_TCP_PORT`]: '80',
    [`${name}_PORT_80_TCP_PROTO`]: 'tcp',
  })
  const names =
    'HOME HOSTNAME PATH PWD OLDPWD SHLVL TERM LANG USER LOGNAME MAIL SHELL TZ TMPDIR HTTP_PROXY NO_PROXY'
  const tools =
    'NODE_OPTIONS NODE_VERSION NODE_PATH YARN_VERSION NODE_EXTRA_CA_CERTS PGHOST PGPORT PGUSER CI DEBUG'
  const own =
    'POSTGRES_PASSWORD SETTINGS_FILE COMPOSE_PROJECT_NAME AWS_REGION AWS_ROLE_ARN POD_NAME POD_IP NODE_NAME'
  const shell = Object.fromEntries(`${names} ${tools} ${own}`.split(' ').map((name) => [name, '/x']))
  const services = ['KUBERNETES', 'LATCHKEY', 'LATCHKEY_RELAY', 'REDIS', 'RELAY', 'RPC', 'SMTP'].map(service)
  expect(noteUnknown(Object.assign({}, least, shell, ...services))).toEqual([])
})
