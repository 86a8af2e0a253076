//! `twintree completions` and `twintree man`: completions for a shell, and the manual page.

use clap::CommandFactory;
use clap_complete::Shell;

use crate::arguments::Arguments;
use crate::failure::Failure;

/// The completions of commands and options for a shell.
pub(crate) fn completions(shell: Shell) -> Vec<u8> {
    let mut script = Vec::new();
    clap_complete::generate(shell, &mut Arguments::command(), "twintree", &mut script);
    script
}

/// The manual page, with a section for each command.
pub(crate) fn manual() -> Result<Vec<u8>, Failure> {
    let mut page = Vec::new();
    let mut command = Arguments::command();
    command.build();
    let rendered = clap_mangen::Man::new(command.clone()).render(&mut page);
    let mut commands: Vec<_> = command.get_subcommands().cloned().collect();
    commands.retain(|command| command.get_name() != "help");
    let rendered = commands.into_iter().fold(rendered, |rendered, command| {
        rendered?;
        let man = clap_mangen::Man::new(command);
        man.render_name_section(&mut page)?;
        man.render_synopsis_section(&mut page)?;
        man.render_options_section(&mut page)?;
        man.render_extra_section(&mut page)
    });
    rendered.map_err(|error| Failure::unwritable(&error))?;
    Ok(page)
}
