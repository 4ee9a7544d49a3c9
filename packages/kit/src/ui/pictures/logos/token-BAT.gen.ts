// Written by apps/server/scripts/genLogos.ts from apps/server/registry. Do not edit.
import type { Logo } from '../logo.ts'

export default ["svg",{"fill":"none","viewBox":"0 0 24 24"},["g",{"clipPath":"url(#lk-token-BAT-0)"},["path",{"d":"M24 0H0v24h24z","fill":"#FF4724"}],["path",{"d":"M12 5.067a.37.37 0 0 0-.318.184L4.05 18.386a.37.37 0 0 0 0 .368l4.658-2.488 3.294-5.868z","fill":"#fff"}],["path",{"d":"M19.95 18.386L12.317 5.25A.37.37 0 0 0 12 5.067v5.332l3.284 5.878 4.666 2.478a.37.37 0 0 0 0-.37","fill":"#fff"}],["path",{"d":"m19.95 18.763l-4.662-2.496H8.711l-4.663 2.496a.36.36 0 0 0 .135.125q.087.045.184.045H19.63a.4.4 0 0 0 .185-.045.36.36 0 0 0 .136-.125","fill":"#fff"}]],["defs",{},["clipPath",{"id":"lk-token-BAT-0"},["path",{"d":"M0 0h24v24H0z","fill":"#fff"}]]]] as Logo
