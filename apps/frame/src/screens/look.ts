/**
 * The look of the kit, so that the frame has no seam inside its card: the same colours,
 * type and controls, from the same files. Screens import it from here.
 */
export { default as addressCss } from '../../../../packages/kit/src/ui/account/WholeAddress.css?inline'
export { default as buttonCss } from '../../../../packages/kit/src/ui/controls/Button.css?inline'
export { default as ringCss } from '../../../../packages/kit/src/ui/feedback/Ring.css?inline'
export { default as spinnerCss } from '../../../../packages/kit/src/ui/feedback/Spinner.css?inline'
export { default as cardCss } from '../../../../packages/kit/src/ui/layout/Frame.css?inline'
export { accentCss, parseColor } from '../../../../packages/kit/src/ui/theme/accent.ts'
export { adopt } from '../../../../packages/kit/src/ui/theme/adopt.ts'
export { setTokens } from '../../../../packages/kit/src/ui/theme/buttonTokens.ts'
export { themeTokens } from '../../../../packages/kit/src/ui/theme/themeTokens.ts'
export { default as tokensCss } from '../../../../packages/kit/src/ui/theme/tokens.css?inline'
