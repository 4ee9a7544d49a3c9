import { readdirSync, readFileSync } from 'node:fs'

/** Stops the processes of PKCS#11 libraries that this process started, as if their HSM did not answer. */
export function pausePkcs11(): void {
  for (const pid of pkcs11Processes()) process.kill(pid, 'SIGSTOP')
}

/** Ids of these processes. */
export function pkcs11Processes(): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => {
      try {
        const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
        const [state, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
        const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8')
        return state !== 'Z' && Number(parent) === process.pid && command.includes('pkcs11Process')
      } catch {
        // It ended meanwhile.
        return false
      }
    })
    .map(Number)
}
