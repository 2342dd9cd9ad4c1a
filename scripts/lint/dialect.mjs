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
  String.raw`\b(?:(?:re|un|dis)?(?:organis|recognis|summaris|optimis|prioritis|customis|categoris|finalis|realis|apologis|authoris|minimis|maximis|normalis|personalis|anonymis|analys(?=e[ds]?\b|ing))|cancell(?=ed|ing)|labell|modell|travell|colour|favour|behaviour|neighbour|honour|centre\b|licence|grey\b|judgement|practis(?=e|ing)|learnt\b|whilst\b)[a-z]*`,
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

export default {
  meta: { name: 'dialect' },
  rules: {
    'function-declarations': functionDeclarations,
    'constant-names': constantNames,
    'shown-words': shownWords,
  },
}
