import { useMember } from '../../shell/useMember.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { useT } from '../../words/Words.tsx'

/** The page where operators set up what the server lacks. Others do not have it. */
export function OperatorLink({ page }: { page: 'nodes' | 'secrets' }) {
  const t = useT()
  if (useMember().data?.isOperator !== true) return null
  return (
    <ButtonLink isSmall to={`/server/${page}`}>
      {t(`nav.server.${page}`)}
    </ButtonLink>
  )
}
