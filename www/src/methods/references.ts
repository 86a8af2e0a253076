/** The sources of the methods, in BibTeX. */
/** Of each the one to cite. */
export const references = {
  paths: `@phdthesis{mccaffery2017,
  author = {McCaffery, M.},
  title  = {The mat sat on the cat: investigating structure in the evaluation of order in machine translation},
  school = {University of St Andrews},
  year   = {2017}
}`,
  relations: `@inproceedings{marsi2005,
  author    = {Marsi, Erwin and Krahmer, Emiel},
  title     = {Explorations in Sentence Fusion},
  booktitle = {Proceedings of the Tenth European Workshop on Natural Language Generation (ENLG-05)},
  year      = {2005}
}`,
  distances: `@unpublished{rama,
  author = {Rama, Taraka},
  title  = {Empirical Evaluation of Tree distances for Parser Evaluation}
}`,
  crossings: `@inproceedings{fox2002,
  author    = {Fox, Heidi J.},
  title     = {Phrasal cohesion and statistical machine translation},
  booktitle = {Proceedings of the 2002 Conference on Empirical Methods in Natural Language Processing (EMNLP)},
  year      = {2002}
}`,
  projection: `@inproceedings{cowan2006,
  author    = {Cowan, Brooke and Ku{\\v{c}}erov{\\'a}, Ivona and Collins, Michael},
  title     = {A Discriminative Model for Tree-to-Tree Translation},
  booktitle = {Proceedings of the 2006 Conference on Empirical Methods in Natural Language Processing (EMNLP)},
  year      = {2006}
}`,
};

/** One of the methods. */
export type Method = keyof typeof references;
