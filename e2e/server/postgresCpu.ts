import { readFileSync } from 'node:fs'
import { childrenOf } from '../../apps/server/src/testing/childrenOf.ts'
import { cpuTime } from './processCost.ts'
import { psql } from './psql.ts'

/** Microseconds of processor time that a PostgreSQL on this machine has used, with sessions that have ended. */
export function postgresCpu(databaseUrl: string): number {
  const data = psql(databaseUrl, 'show data_directory')
  const main = Number(readFileSync(`${data}/postmaster.pid`, 'utf8').split('\n')[0])
  for (;;)
    try {
      const ended = endedCpu(main)
      return [main, ...childrenOf(main)].reduce((sum, pid) => sum + cpuTime(pid), ended)
    } catch (error) {
      // A session has ended since they were listed, such as the one above.
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    }
}

/** That of the processes which a process has started and which have ended. */
function endedCpu(pid: number): number {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[13]) + Number(fields[14])) * 10_000
}
