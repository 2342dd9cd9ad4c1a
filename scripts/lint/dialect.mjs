/** The code's own dialect, as rules of oxlint: what all rooms write alike and no common rule asks for. */

const isModuleLevel = ({ parent }) =>
  parent.type === 'Program' || (parent.type === 'ExportNamedDeclaration' && parent.parent.type === 'Program')

const functionDeclarations = {
  meta: {
    docs: {
      description:
        'A function of the module with a body in braces is a declaration; an arrow is for one expression.',
    },
  },
  create: (context) => ({
    VariableDeclaration(node) {
      if (!isModuleLevel(node)) return
      for (const { id, init } of node.declarations)
        if (
          init?.type === 'ArrowFunctionExpression' &&
          init.body.type === 'BlockStatement' &&
          !id.typeAnnotation
        )
          context.report({ node: id, message: `Write \`function ${id.name}(…) { … }\`.` })
    },
  }),
}

const constantNames = {
  meta: { docs: { description: 'Constants are written like every other name.' } },
  create: (context) => ({
    VariableDeclarator({ id }) {
      if (id.type === 'Identifier' && /^[A-Z][A-Z0-9]*(_[A-Z0-9]+)*$/.test(id.name) && id.name.length > 1)
        context.report({ node: id, message: `Write ${id.name} in camelCase.` })
    },
  }),
}

/** British spellings, the beginnings of words: what the product shows is written in American English. */
const british = new RegExp(
  String.raw`\b(?:(?:re|un|dis)?(?:organis|recognis|summaris|optimis|prioritis|customis|categoris|finalis|realis(?!ti)|apologis|authoris|minimis|maximis|normalis|personalis|anonymis|analys(?=e[ds]?\b|ing))|cancell(?=ed|ing)|labell|modell|travell|colour|favour|behaviour|neighbour|honour|centre\b|licence|grey\b|judgement|practis(?=e|ing)|learnt\b|whilst\b)[a-z]*`,
  'i',
)
/** Names within code have no spaces and begin small. */
const isShown = (text) => /^\s*\p{Lu}|\S\s+\S/u.test(text)
const isName = ({ type, name }) =>
  type === 'JSXAttribute' && /^(?:className|id|aria-labelledby)$/.test(name.name)

const shownWords = {
  meta: { docs: { description: 'Shown texts are American English: color, canceled, 42%.' } },
  create(context) {
    const look = (node, text) => {
      const word = isShown(text) && !isName(node.parent) ? british.exec(text)?.[0] : undefined
      if (word) context.report({ node, message: `“${word}” is British: shown texts are American English.` })
      if (/(?:^|\d) %/.test(text)) context.report({ node, message: 'No space before a percent sign.' })
    }
    return {
      Literal: (node) => typeof node.value === 'string' && look(node, node.value),
      TemplateElement: (node) => look(node, node.value.cooked ?? ''),
      JSXText: (node) => look(node, node.value),
    }
  },
}

/** Where facts are joined by a dot, an ordinary space before it lets a line begin with the dot. */
const dots = {
  meta: { docs: { description: 'No line begins with a middle dot: the space before it doesn’t break.' } },
  create(context) {
    const isTitle = ({ parent }) => {
      const of = parent?.callee?.property ?? parent?.left
      return of !== undefined && /^(?:split|document\.title)$/.test(context.sourceCode.getText(of))
    }
    const look = (node, text) => {
      if (text.includes(' · ') && !isTitle(node) && !isTitle(node.parent))
        context.report({
          node,
          message: 'Write \\u00A0· (in JSX &nbsp;·), so that no line begins with the dot.',
        })
    }
    return {
      Literal: (node) => typeof node.value === 'string' && look(node, node.value),
      TemplateElement: (node) => look(node, node.value.cooked ?? ''),
      JSXText: (node) => look(node, node.value),
    }
  },
}

const attributeOf = (element, name) =>
  element.attributes.find((each) => each.type === 'JSXAttribute' && each.name.name === name)
/** Filled buttons call for the press; one that is filled at times counts. */
function isFilled(element) {
  const value = attributeOf(element, 'variant')?.value
  return (value?.type === 'JSXExpressionContainer' ? variantsOf(value.expression) : [value?.value]).some(
    (each) => /^(?:primary|danger|record)$/.test(each),
  )
}
const variantsOf = (expression) =>
  expression.type === 'ConditionalExpression'
    ? [...variantsOf(expression.consequent), ...variantsOf(expression.alternate)]
    : [expression.value]

/** The buttons that stand within, in their order. What is chosen between stands at one place. */
function buttonsIn(node, found = []) {
  if (!node || typeof node.type !== 'string') return found
  if (node.type === 'JSXElement' && node.openingElement.name.name === 'Button')
    found.push(node.openingElement)
  else
    for (const [key, value] of Object.entries(node))
      if (key !== 'parent') for (const each of [value].flat()) buttonsIn(each, found)
  return found
}
/** Of two that are chosen between only one shows. */
const hasChoice = (text) => /\?\s|&&/.test(text)

/** One order of buttons everywhere; Cancel is written by `Dialog` and `Drawer` themselves. */
const buttonOrder = {
  meta: {
    docs: {
      description:
        'In the lower edge of a window the main button is the last; of a list’s buttons too; of a record’s it is the first.',
    },
  },
  create: (context) => ({
    JSXAttribute(node) {
      const element = node.parent
      const name = element.name.name
      const isFooter = /^(?:Dialog|Drawer)$/.test(name) && node.name.name === 'footer'
      const isAside = /^(?:Dialog|Drawer)$/.test(name) && node.name.name === 'aside'
      const isHeader = name === 'PageHeader' && node.name.name === 'actions'
      if (!isFooter && !isAside && !isHeader) return
      const buttons = buttonsIn(node.value)
      const filled = buttons.filter(isFilled)
      if (isAside && buttons.some((each) => attributeOf(each, 'variant')?.value?.value === 'primary'))
        context.report({ node, message: 'The main button stands in the footer, not beside it.' })
      if (filled.length === 0 || isAside) return
      const isFirst = isHeader && attributeOf(element, 'eyebrow') !== undefined
      const place = isFirst ? buttons[0] : buttons.at(-1)
      if (!isFilled(place))
        context.report({ node, message: `The main button stands ${isFirst ? 'first' : 'last'} here.` })
      if (isFooter && filled.length > 1 && !hasChoice(context.sourceCode.getText(node)))
        context.report({ node, message: 'One main button.' })
      for (const each of buttons)
        if (
          isFooter &&
          /^\s*Cancel\s*$/.test(each.parent.children.map((child) => child.value ?? '').join(''))
        )
          context.report({ node: each, message: 'Cancel is the window’s own: `cancel`.' })
    },
  }),
}

/** The names called in a chain, the last first: `a.from(b).select()` is select, from. */
function callsOf(node, names = []) {
  if (node?.type === 'CallExpression') return callsOf(node.callee, names)
  if (node?.type !== 'MemberExpression') return names
  names.push(node.property.name)
  return callsOf(node.object, names)
}
const asksHost = (names) => names.some((name) => /^(?:from|rpc|invoke)$/.test(name))

/** The client throws nothing by itself: a step whose answer nobody looks at fails unseen, and another one far away for it. */
const outcomes = {
  meta: { docs: { description: 'What a test asks of the host is seen to have worked.' } },
  create: (context) => ({
    ExpressionStatement({ expression }) {
      if (expression.type !== 'AwaitExpression') return
      const names = callsOf(expression.argument)
      if (asksHost(names) && !names.some((name) => /^(?:throwOnError|expect|to[A-Z]\w*)$/.test(name)))
        context.report({
          node: expression,
          message: 'Look at the error of the answer: .throwOnError(); of what should fail: `attempt(…)`.',
        })
    },
  }),
}

export default {
  meta: { name: 'dialect' },
  rules: {
    'function-declarations': functionDeclarations,
    'constant-names': constantNames,
    'shown-words': shownWords,
    'button-order': buttonOrder,
    dots,
    outcomes,
  },
}
